import type { MouseEvent } from 'react';
import type { Sheet } from '#web/domains/attached/file/widgets/pdf-view.tsx';
import type { FieldMark } from './boxes.ts';
import { FieldBox } from './field-box.tsx';

interface FieldLayerProps {
  readonly sheet: Sheet;
  readonly fileId: string;
  readonly marks: readonly FieldMark[];
  readonly added: number | undefined;
  readonly nameOf: (mark: FieldMark) => string;
  readonly colorOf: (mark: FieldMark) => number;
  readonly onPlace: (fileId: string, at: { readonly x: number; readonly y: number }, sheet: Sheet) => void;
  readonly onChange: (marks: readonly FieldMark[]) => void;
  readonly onRemove: (mark: FieldMark) => void;
  /** Gets the layer once it is drawn, and null when it is gone. */
  readonly onDrawn: (layer: HTMLElement | null, sheet: Sheet) => void;
}
/** The fields of one page. A press beside them places a new one; keys use the button above the pages. */
export function FieldLayer(props: FieldLayerProps) {
  const { sheet, fileId, marks, added, nameOf, colorOf, onPlace, onChange, onRemove, onDrawn } = props;
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    onPlace(fileId, { x: (clientX - left) / sheet.scale, y: (clientY - top) / sheet.scale }, sheet);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button "Add field" does the same by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button "Add field" does the same by keyboard
    <div className="es-fields" ref={(layer) => onDrawn(layer, sheet)} onClick={press}>
      {marks.map((mark, i) =>
        mark.fileId === fileId && mark.page === sheet.page ? (
          <FieldBox
            // biome-ignore lint/suspicious/noArrayIndexKey: a new field has no id until it is saved
            key={i}
            mark={mark}
            sheet={sheet}
            name={nameOf(mark)}
            color={colorOf(mark)}
            isAdded={i === added}
            onChange={(next) => onChange(marks.map((one) => (one === mark ? next : one)))}
            onRemove={() => onRemove(mark)}
          />
        ) : null,
      )}
    </div>
  );
}
