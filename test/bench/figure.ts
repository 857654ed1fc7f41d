/** One line of the benchmark; at or under its goal it is good. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly goal: number;
}

export const figure = (name: string, unit: string, value: number, goal: number): Figure => ({
  name,
  unit,
  value: Math.round(value * 100) / 100,
  goal,
});

/** Standard output carries the figures alone. */
export const say = (line: string): void => void process.stderr.write(`${line}\n`);
