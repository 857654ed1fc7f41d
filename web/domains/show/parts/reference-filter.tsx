import { useLingui } from '@lingui/react/macro';
import { joinNames } from '#shared/kernel/text.ts';
import { filterOf, type ListFilter, type useChoiceWords } from '#web/ui/list/filters.tsx';
import { RelationEditor } from '#web/ui/list/relation-editor.tsx';
import type { Choice } from '#web/ui/list/search.ts';
import { RecordChooser } from '#web/ui/record/record-picker.tsx';
import { itemOf, type ReferenceKind, rememberItem, searchOf } from './references.ts';

interface EditorProps {
  readonly kind: ReferenceKind;
  readonly label: string;
  readonly value: Choice | undefined;
  readonly onChange: (value: Choice | undefined) => void;
}
function ReferenceEditor({ kind, label, value, onChange }: EditorProps) {
  const { t } = useLingui();
  return (
    <RelationEditor value={value} onChange={onChange}>
      {(chosen, choose) => (
        <RecordChooser
          label={label}
          search={searchOf[kind]}
          {...(kind === 'artist' ? { chooseTitle: t`Choose artists` } : {})}
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

const SHOWN_NAMES = 2;
interface ReferenceFilterDef {
  readonly id: string;
  readonly label: string;
  readonly kind: ReferenceKind;
  readonly relations: ReturnType<typeof useChoiceWords>;
}
/** Records of another domain, found by typing. */
export const referenceFilter = ({ id, label, kind, relations }: ReferenceFilterDef): ListFilter =>
  filterOf<Choice>({
    id,
    label,
    words: (value) => {
      const ids = value.any ?? value.none ?? [];
      const relation = value.none ? relations.noneOf : ids.length === 1 ? relations.is : relations.anyOf;
      return {
        relation,
        value: joinNames(
          ids.map((each) => itemOf(each).value),
          SHOWN_NAMES,
        ),
      };
    },
    editor: (value, onChange) => <ReferenceEditor kind={kind} label={label} value={value} onChange={onChange} />,
  });
