import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import type { Webform, WebformDetails } from '#shared/domains/booking/webform/schemas.ts';
import { mainLanguage } from '#shared/domains/booking/webform/texts.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';
import { useRecordForm } from '#web/ui/record/record-form.tsx';
import { toast } from '#web/ui/toaster.ts';
import { ModeFields, PageFields } from './details-fields.tsx';
import { useShowWebform } from './use-webform-write.ts';

const TextFields = part(async () => (await import('./text-fields.tsx')).TextFields);
const RequestFields = part(async () => (await import('./request-fields.tsx')).RequestFields);
const EmbedFields = part(async () => (await import('./embed-fields.tsx')).EmbedFields);
/** With zod, which tells it what can be shown already. */
const Preview = part(async () => (await import('./preview.tsx')).Preview);

const detailsOf = ({ name, isActive, intro, consent, languages, texts, origins, ...form }: Webform): WebformDetails => {
  const { receiverIds, statusId, brandId, currency, confirmation, takesFiles, modes } = form;
  return {
    name,
    isActive,
    intro,
    consent,
    languages,
    texts,
    origins,
    receiverIds,
    statusId,
    brandId,
    currency,
    confirmation,
    takesFiles,
    modes,
  };
};
const same = (a: Webform, b: Webform): boolean => JSON.stringify(detailsOf(a)) === JSON.stringify(detailsOf(b));

function useDetailsForm(
  record: Webform,
  show: (form: Webform) => Promise<void>,
  opened: Webform,
  setOpened: (next: Webform) => void,
) {
  const form = useRecordForm({
    domain: 'webform',
    schema: () => import('./form-schemas.ts').then(({ DetailsSchema }) => DetailsSchema),
    record: opened,
    values: detailsOf(opened),
    valuesOf: detailsOf,
    // A write of another part raised the revision; it changed nothing of what is edited here.
    update: ({ rev, ...body }, id) =>
      call(webformContract.routes.update, {
        body: { ...body, id, rev: rev === opened.rev && same(opened, record) ? record.rev : rev },
      }),
    onSaved: (saved) => {
      setOpened(saved);
      form.form.reset(detailsOf(saved));
      void show(saved);
      toast(<Trans>{saved.name} saved</Trans>);
    },
  });
  return form;
}

function SaveButton({ busy }: { readonly busy: boolean }) {
  return (
    <span>
      <Button type="submit" kind="primary" keys="mod+enter" busy={busy}>
        <Trans>Save web form</Trans>
      </Button>
    </span>
  );
}

type FieldsCardProps = Readonly<{ title: string; lines: number; children: ReactNode }>;
const FieldsCard = ({ title, lines, children }: FieldsCardProps) => (
  <Card title={title}>
    <div className="wf-fields">
      <Later lines={lines}>{children}</Later>
    </div>
  </Card>
);

function RequestsCard({ opened }: { readonly opened: Webform }) {
  const { t } = useLingui();
  return (
    <FieldsCard title={t`Requests`} lines={10}>
      <RequestFields form={opened} />
    </FieldsCard>
  );
}

function EmbedCard({ record }: { readonly record: Webform }) {
  const { t } = useLingui();
  return (
    <FieldsCard title={t`Embed on your site`} lines={6}>
      <EmbedFields form={record} />
    </FieldsCard>
  );
}

function QuestionsCard() {
  const { t } = useLingui();
  return (
    <Card title={t`Questions`}>
      <div className="wf-fields">
        <p className="meta">{t`Artist, date, name and email are always required.`}</p>
        <ModeFields />
      </div>
    </Card>
  );
}

/** The details of a form with the page they make. Artists, questions and style are saved beside them. */
export function DetailsForm({
  form: record,
  children,
}: {
  readonly form: Webform;
  readonly children: React.ReactNode;
}) {
  const { t } = useLingui();
  const show = useShowWebform();
  const [opened, setOpened] = useState(record);
  const [locale, setLocale] = useState(mainLanguage(record));
  const form = useDetailsForm(record, show, opened, setOpened);
  const languages = form.form.watch('languages') ?? [];
  const spoken = languages.includes(locale) ? locale : mainLanguage({ languages });
  return (
    <Form form={form} className="wf-edit">
      <div className="wf-stack">
        <ErrorSummary />
        <Card title={t`Page`}>
          <div className="wf-fields">
            <PageFields />
          </div>
        </Card>
        <Card title={t`Texts`}>
          <div className="wf-fields">
            <Later lines={10}>
              <TextFields form={record} locale={spoken} onLocale={setLocale} />
            </Later>
          </div>
        </Card>
        <QuestionsCard />
        <RequestsCard opened={opened} />
        <EmbedCard record={record} />
        <SaveButton busy={form.busy} />
        {children}
      </div>
      <Suspense fallback={null}>
        <Preview id={record.id} rev={record.rev} locale={spoken} />
      </Suspense>
    </Form>
  );
}
