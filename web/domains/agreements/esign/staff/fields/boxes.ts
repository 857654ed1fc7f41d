import type { EsignView } from '#shared/domains/agreements/esign/view.ts';

type Mark = EsignView['marks'][number];
/** A field that its author has placed. A new one gets its id when it is saved. */
export type FieldMark = Omit<Mark, 'id'> & { readonly id?: string };
export type FieldKind = Mark['kind'];
type Box = Pick<FieldMark, 'x' | 'y' | 'width' | 'height'>;
interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Points. A signature needs room for a name in the script font. */
const SIZES: Readonly<Record<FieldKind, Pick<Box, 'width' | 'height'>>> = {
  sign: { width: 170, height: 34 },
  initials: { width: 56, height: 26 },
  name: { width: 150, height: 18 },
  place: { width: 120, height: 18 },
  date: { width: 120, height: 18 },
  text: { width: 150, height: 18 },
};
export const LEAST = { width: 24, height: 12 };

const clamp = (value: number, least: number, most: number): number =>
  Math.round(Math.max(least, Math.min(value, most)));

/** Keeps a box on its page. */
function within<B extends Box>(box: B, page: PageSize): B {
  const width = clamp(box.width, LEAST.width, page.width);
  const height = clamp(box.height, LEAST.height, page.height);
  const [x, y] = [clamp(box.x, 0, page.width - width), clamp(box.y, 0, page.height - height)];
  return { ...box, x, y, width, height };
}

/** A new field around a point. */
export const fieldAt = <M extends Pick<FieldMark, 'kind'>>(
  mark: M,
  at: { readonly x: number; readonly y: number },
  page: PageSize,
): M & Box => {
  const { width, height } = SIZES[mark.kind];
  return within({ ...mark, width, height, x: at.x - width / 2, y: at.y - height / 2 }, page);
};

export const movedBy = <B extends Box>(box: B, dx: number, dy: number, page: PageSize): B =>
  within({ ...box, x: box.x + dx, y: box.y + dy }, page);

/** Sizes a box by its lower right corner, which stays on the page. */
export const sizedBy = <B extends Box>(box: B, dx: number, dy: number, page: PageSize): B => {
  const width = clamp(box.width + dx, LEAST.width, page.width - box.x);
  const height = clamp(box.height + dy, LEAST.height, page.height - box.y);
  return { ...box, width, height };
};

/** The fields whose file and participant are still there. */
export const keptMarks = (
  marks: readonly FieldMark[],
  { participants }: { readonly participants: readonly { readonly id?: string; readonly role: string }[] },
): FieldMark[] =>
  marks.filter(({ participantId }) => participants.some(({ id, role }) => id === participantId && role !== 'copy'));

const STEP = 1;
const LEAP = 10;
const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}
/** The box after a key: arrows move it, with Alt they size it, and with Shift by ten points. Undefined: not our key. */
export function boxAfterKey<B extends Box>(box: B, { key, shiftKey, altKey }: Key, page: PageSize): B | undefined {
  const way = ARROWS[key];
  if (!way) return undefined;
  const by = shiftKey ? LEAP : STEP;
  return (altKey ? sizedBy : movedBy)(box, way[0] * by, way[1] * by, page);
}
