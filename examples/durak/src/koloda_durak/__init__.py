"""Durak, podkidnoy and perevodnoy, as a package of its own for Koloda."""
