"""`koloda doctor`: whether all that a server needs is there, one sentence for each thing."""

import argparse
import json
from importlib.resources import files

from koloda.cli.doctor.examination import examine
from koloda.cli.doctor.findings import Finding
from koloda.texts import choose_language
from koloda.texts.tables import Speaker, read_table

MARKS = {"fine": "✓", "note": "·", "wrong": "✗"}


def doctor(arguments: argparse.Namespace) -> int:
    """0 where nothing is wrong, otherwise 1. What is slower than it could be is a note, not wrong."""
    findings = examine(arguments)
    speaker = open_speaker(choose_language(arguments.lang))
    wrong = any(finding.state == "wrong" for finding in findings)
    if arguments.json:
        listed = [
            {"what": found.what, "state": found.state, "text": say(speaker, found), "values": found.values}
            for found in findings
        ]
        print(json.dumps({"fine": not wrong, "findings": listed}, ensure_ascii=False, indent=1))
    else:
        for finding in findings:
            print(f"{MARKS[finding.state]} {say(speaker, finding)}")
    return int(wrong)


def open_speaker(lang: str) -> Speaker:
    return Speaker(lang, [read_table(files("koloda.cli.doctor") / "texts", lang)])


def say(speaker: Speaker, finding: Finding) -> str:
    return speaker.find(f"doctor-{finding.what}", finding.values) or finding.what
