import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { StandardField, Webform, WebformDetails } from '#shared/domains/booking/webform/schemas.ts';
import { ALWAYS_ASKED, mainLanguage, textsIn } from '#shared/domains/booking/webform/texts.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { freeFieldsQuery } from '../queries.ts';
import { useAlwaysNames, useFieldNames } from '../widgets/words.ts';

/** Returns the fields that the page asks for, with their names for staff. */
function useAsked(form: Webform, { modes }: WebformDetails): readonly (readonly [key: string, name: string])[] {
  const [always, names] = [useAlwaysNames(), useFieldNames()];
  const { data } = useQuery(freeFieldsQuery);
  const standard = Object.keys(names) as StandardField[];
  const own = form.freeFields.flatMap(({ freeFieldId }) => data?.rows.find(({ id }) => id === freeFieldId) ?? []);
  return [
    ...ALWAYS_ASKED.map((key) => [key, always[key]] as const),
    ...standard.filter((key) => modes[key] !== 'off').map((key) => [key, names[key]] as const),
    ...own.map(({ id, name }) => [id, name] as const),
  ];
}

type FieldTextsProps = Readonly<{ form: Webform; details: WebformDetails; locale: Locale }>;
/** Edits the names of the fields and a line of help below each of them. */
export function FieldTexts({ form, details, locale }: FieldTextsProps) {
  const { t } = useLingui();
  const asked = useAsked(form, details);
  const said = textsIn(details, mainLanguage(details));
  return (
    <details className="wf-names">
      <summary>{t`Names and help of fields`}</summary>
      {asked.map(([key, name]) => (
        <div key={key} className="wf-name">
          <TextField
            name={`texts.${locale}.labels.${key}`}
            label={name}
            placeholder={said.labels[key] ?? t`default`}
            maxLength={100}
          />
          <TextField
            name={`texts.${locale}.helps.${key}`}
            label={t`Help for ${name}`}
            placeholder={said.helps[key] ?? ''}
            maxLength={200}
          />
        </div>
      ))}
    </details>
  );
}
