import { Trans, useLingui } from '@lingui/react/macro';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import type { WordTemplate } from '#shared/domains/attached/word-template/schemas.ts';
import { LOCALE_OPTIONS } from '#shared/kernel/text/locale.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/choice.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { CheckboxField, SelectField, TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useRecordForm } from '#web/ui/record/record-form.tsx';
import { toast } from '#web/ui/toaster.ts';
import { detailsOf } from './template-words.ts';
import { useTemplateWrite } from './use-template-write.ts';
import './word-template.css';

const { updateDetails, updateVisibleInBookkeepings } = wordTemplateContract.routes;

/** Stands apart from the form: it saves at once. */
function BookkeepingSwitch({ template: { id, rev, visibleInBookkeepings } }: { readonly template: WordTemplate }) {
  const save = useTemplateWrite((visible: boolean) =>
    call(updateVisibleInBookkeepings, { body: { id, rev, visibleInBookkeepings: visible } }),
  );
  return (
    <Switch
      checked={visibleInBookkeepings}
      disabled={save.isPending}
      onChange={({ target }) => save.mutate(target.checked)}
    >
      <Trans>Also available in all bookkeeping entities</Trans>
    </Switch>
  );
}

export function DetailsCard({ template }: { readonly template: WordTemplate }) {
  const { t } = useLingui();
  const form = useRecordForm({
    domain: 'word-template',
    schema: () =>
      import('#shared/domains/attached/word-template/schemas.ts').then(({ WordTemplateDetails: schema }) => schema),
    record: template,
    values: detailsOf(template),
    valuesOf: detailsOf,
    update: (body, id) => call(updateDetails, { body: { ...body, id } }),
    onSaved: ({ name }) => toast(<Trans>{name} saved</Trans>),
  });
  return (
    <Card title={t`Details`}>
      <div className="card-b wt-foot">
        <Form form={form}>
          <div className="wt-foot">
            <ErrorSummary />
            <TextField name="name" label={t`Name`} must maxLength={100} />
            <SelectField name="locale" label={t`Language`} options={LOCALE_OPTIONS} />
            <CheckboxField name="isActive" label={t`Active: offered when creating documents`} />
            <Button type="submit" kind="primary" busy={form.busy}>
              {t`Save details`}
            </Button>
          </div>
        </Form>
        <BookkeepingSwitch template={template} />
      </div>
    </Card>
  );
}
