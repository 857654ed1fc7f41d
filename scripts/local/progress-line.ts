import type { Progress } from '#scripts/seed/progress.ts';

interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}
/** A file or a pipe gets a line of a kind when it begins, then one in so many milliseconds, and one when it is done. */
const LINE_EVERY_MS = 5000;
const REWRITE_EVERY_MS = 100;
const CLEAR = '\r\u001b[2K';

const number = new Intl.NumberFormat('en');
const saying = ({ name, done, total }: Progress): string => `${name} ${number.format(done)} of ${number.format(total)}`;

/** Says how far a long work is: in one line that changes on a terminal, in plain lines elsewhere. */
export function progressLine(title: string, out: Output, now: () => number = Date.now) {
  const underWay = new Map<string, Progress>();
  let last = Number.NEGATIVE_INFINITY;
  const rewrite = () => {
    if (now() - last < REWRITE_EVERY_MS) return;
    last = now();
    const text = `${title}: ${[...underWay.values()].map(saying).join(', ')}`;
    out.write(`${CLEAR}${text.slice(0, (out.columns ?? 80) - 1)}`);
  };
  const addLine = (progress: Progress) => {
    if (progress.done < progress.total && now() - last < LINE_EVERY_MS) return;
    last = now();
    out.write(`${title}: ${saying(progress)}\n`);
  };
  return {
    update(progress: Progress): void {
      if (progress.done < progress.total) underWay.set(progress.name, progress);
      else underWay.delete(progress.name);
      if (!out.isTTY) addLine(progress);
      else if (underWay.size > 0) rewrite();
    },
    /** Takes the changing line away. */
    end(): void {
      if (out.isTTY) out.write(CLEAR);
    },
  };
}
