"""The games over the Model Context Protocol: `koloda mcp`, extra `koloda[mcp]`."""
