// A player for node: the last thing that can be done. `--bots "run:node examples/players/last.js"`
let legal = [];
require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const [word, ...rest] = line.split(" ");
  if (word === "koloda" || word === "game") console.log("ready");
  else if (word === "view") legal = [];
  else if (word === "can") legal.push(rest.join(" "));
  else if (word === "ask") console.log(rest[0] === "must" && legal.length ? `do ${legal.at(-1)}` : "nothing");
  else if (word === "quit") process.exit(0);
});
