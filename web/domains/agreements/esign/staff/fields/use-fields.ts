import { useState } from 'react';
import { MARKS_MAX } from '#shared/domains/agreements/esign/limits.ts';
import type { Sheet } from '#web/domains/attached/file/widgets/pdf-view.tsx';
import type { Draft } from '../draft.ts';
import { type FieldMark, fieldAt } from './boxes.ts';
import type { NextField } from './field-bar.tsx';
import { useFieldWords } from './use-field-words.ts';

/** The people who sign. Someone new has no id before the draft is saved. */
const signatoriesOf = ({ participants }: Draft) =>
  participants.flatMap(({ id, role, people }) =>
    id && role !== 'copy' ? [{ id, name: people.map(({ name }) => name).join(', ') }] : [],
  );

/** The fields of a draft, and the field that the next press places. */
export function useFields({ draft, onChange }: { readonly draft: Draft; readonly onChange: (draft: Draft) => void }) {
  const words = useFieldWords();
  const people = signatoriesOf(draft);
  const [next, setNext] = useState<NextField>({ participantId: people[0]?.id ?? '', kind: 'sign', label: '' });
  const marks: readonly FieldMark[] = draft.marks;
  const put = (changed: readonly FieldMark[]) => onChange({ ...draft, marks: changed });
  const change = (changed: readonly FieldMark[]) => {
    setBefore(undefined);
    put(changed);
  };
  /** The place of the field that was added last. It takes the focus. */
  const [added, setAdded] = useState<number>();
  /** The fields before the last removal. */
  const [before, setBefore] = useState<readonly FieldMark[]>();
  const undo = before && (() => change(before));
  const isOff = marks.length >= MARKS_MAX || (next.kind === 'text' && next.label.trim() === '');
  const place = (fileId: string, at: { readonly x: number; readonly y: number }, sheet: Sheet) => {
    if (isOff) return;
    setAdded(marks.length);
    const label = next.kind === 'text' ? next.label.trim() : '';
    change([
      ...marks,
      fieldAt({ ...next, label, fileId, page: sheet.page, x: 0, y: 0, width: 1, height: 1 }, at, sheet),
    ]);
  };
  const remove = (mark: FieldMark) => {
    put(marks.filter((one) => one !== mark));
    setBefore(marks);
  };
  const colorOf = ({ participantId }: FieldMark) => people.findIndex(({ id }) => id === participantId);
  const nameOf = (mark: FieldMark) => `${mark.label || words[mark.kind]}, ${people[colorOf(mark)]?.name ?? ''}`;
  return {
    added,
    people,
    next,
    setNext,
    marks,
    onChange: change,
    undo,
    isOff,
    onPlace: place,
    onRemove: remove,
    colorOf,
    nameOf,
  };
}
