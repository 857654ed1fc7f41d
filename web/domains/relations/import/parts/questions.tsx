import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ImportCheck } from '#shared/domains/relations/import/schemas.ts';
import { dateText } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Segmented } from '#web/ui/choice.tsx';
import type { ImportWork } from './use-import.ts';

type QuestionProps = Readonly<{ checked: ImportCheck; work: ImportWork }>;

const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const Question = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <div className="imp-question">
    <h3>{title}</h3>
    {children}
  </div>
);

function Days({ days, work }: Pick<QuestionProps, 'work'> & { readonly days: NonNullable<ImportCheck['days']> }) {
  const { t } = useLingui();
  const { example } = days;
  return (
    <Question title={<Trans>Which date is {example}?</Trans>}>
      <Segmented
        label={t`Which date is ${example}?`}
        items={[
          { value: 'dayFirst', label: dateText(days.dayFirst, LONG) },
          { value: 'monthFirst', label: dateText(days.monthFirst, LONG) },
        ]}
        value={work.answers.dayOrder ?? ''}
        onChange={(dayOrder) => dayOrder && work.checkWith({ dayOrder })}
      />
      <p className="mut">{t`All dates in this file that are written this way are read the same way.`}</p>
    </Question>
  );
}

function NewTags({ checked: { newTags }, work }: QuestionProps) {
  const { t } = useLingui();
  const mayCreate = useCan()('tag.update');
  return (
    <Question title={<Plural value={newTags.length} one="# tag does not exist yet" other="# tags do not exist yet" />}>
      <p className="mut imp-names">{newTags.join(', ')}</p>
      <Segmented
        label={t`What to do with tags that do not exist yet`}
        items={[
          { value: '', label: t`Skip these rows` },
          ...(mayCreate ? ([{ value: 'create', label: t`Create the tags` }] as const) : []),
          { value: 'leaveOut', label: t`Import without them` },
        ]}
        value={work.answers.newTags ?? ''}
        onChange={(newTags) => work.checkWith({ newTags: newTags || undefined })}
      />
    </Question>
  );
}

function NewCompanies({ checked: { newCompanies }, work }: QuestionProps) {
  const { t } = useLingui();
  return (
    <Question
      title={
        <Plural
          value={newCompanies.length}
          one="# company is not in Backline yet"
          other="# companies are not in Backline yet"
        />
      }
    >
      <p className="mut imp-names">{newCompanies.join(', ')}</p>
      <p className="mut">{t`To link them, import these companies first.`}</p>
      <Segmented
        label={t`What to do with companies that are not in Backline yet`}
        items={[
          { value: '', label: t`Skip these rows` },
          { value: 'leaveOut', label: t`Import without the company` },
        ]}
        value={work.answers.newCompanies ?? ''}
        onChange={(newCompanies) => work.checkWith({ newCompanies: newCompanies || undefined })}
      />
    </Question>
  );
}

/** Questions about the file. Each answer checks the rows again. */
export function Questions({ checked, work }: QuestionProps) {
  return (
    <>
      {checked.days && <Days days={checked.days} work={work} />}
      {checked.newTags.length > 0 && <NewTags checked={checked} work={work} />}
      {checked.newCompanies.length > 0 && <NewCompanies checked={checked} work={work} />}
    </>
  );
}
