import { joinNames } from '#shared/kernel/text/text.ts';
import { part } from '../part.tsx';
import { itemOf } from '../record/known-items.ts';
import { type ChoiceWords, filterOf, type ListFilter } from './filters.tsx';
import type { ReferenceEditorProps } from './reference-editor.tsx';
import type { Choice } from './search.ts';

const ReferenceEditor = part(async () => (await import('./reference-editor.tsx')).ReferenceEditor);

/** The records a filter names. */
export const idsIn = ({ any, none }: Choice = {}): readonly string[] => any ?? none ?? [];

const SHOWN_NAMES = 2;
interface ReferenceFilterDef extends Pick<ReferenceEditorProps, 'label' | 'search' | 'chooseTitle'> {
  readonly id: string;
  readonly relations: ChoiceWords;
}
/** Records of another domain, found by typing. */
export const referenceFilter = ({ id, relations, ...asked }: ReferenceFilterDef): ListFilter =>
  filterOf<Choice>({
    id,
    label: asked.label,
    words: (value) => {
      const ids = idsIn(value);
      const relation = value.none ? relations.noneOf : ids.length === 1 ? relations.is : relations.anyOf;
      return {
        relation,
        value: joinNames(
          ids.map((each) => itemOf(each).value),
          SHOWN_NAMES,
        ),
      };
    },
    editor: (value, onChange) => <ReferenceEditor {...asked} value={value} onChange={onChange} />,
  });
