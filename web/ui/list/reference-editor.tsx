import type { PickerSearch } from '../controls/use-picker-search.ts';
import { itemOf, rememberItem } from '../record/known-items.ts';
import { RecordChooser } from '../record/record-picker.tsx';
import { RelationEditor } from './relation-editor.tsx';
import type { Choice } from './search.ts';

export interface ReferenceEditorProps {
  readonly label: string;
  readonly search: PickerSearch;
  /** Offers the large choose dialog. */
  readonly chooseTitle?: string | undefined;
  readonly value: Choice | undefined;
  readonly onChange: (value: Choice | undefined) => void;
}
export function ReferenceEditor({ label, search, chooseTitle, value, onChange }: ReferenceEditorProps) {
  return (
    <RelationEditor value={value} onChange={onChange}>
      {(chosen, choose) => (
        <RecordChooser
          label={label}
          search={search}
          {...(chooseTitle ? { chooseTitle } : {})}
          value={chosen.map(itemOf)}
          onChange={(items) => {
            items.forEach(rememberItem);
            choose(items.map(({ key }) => key));
          }}
        />
      )}
    </RelationEditor>
  );
}
