import { useLingui } from '@lingui/react/macro';
import type { Question } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { freeTarget, kindOfFree, targetsOf } from '#shared/domains/journeys/advancing-template/targets.ts';
import { useFreeFields } from '#web/domains/identity/free-field/widgets/use-free-fields.ts';
import { SelectField } from '#web/ui/form/fields.tsx';
import { useTargetWords } from './words.ts';

/** The field of the show or venue that the answer fills. */
export function TargetField({ question: { kind }, path }: { readonly question: Question; readonly path: string }) {
  const { t } = useLingui();
  const words = useTargetWords();
  const { fields } = useFreeFields('show');
  const own = fields.filter(({ type }) => kindOfFree(type) === kind);
  const options = [
    { value: '', label: t`Nothing: keep it here` },
    ...targetsOf(kind).map((value) => ({ value, label: words[value] ?? value })),
    ...own.map(({ id, name }) => ({ value: freeTarget(id), label: t`Custom field: ${name}` })),
  ];
  return <SelectField name={`${path}.target`} label={t`The answer fills`} options={options} />;
}
