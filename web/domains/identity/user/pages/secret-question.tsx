import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import type { SecretQuestion } from '#shared/domains/identity/account/schemas.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';

const { secretQuestions, currentSecretQuestion, currentSecretAnswer, changeSecretQuestion } = accountContract.routes;
const question = () => import('../parts/account-schemas.ts').then(({ SecretAnswer }) => SecretAnswer);

type QuestionFieldsProps = Readonly<{ all: { items: { key: SecretQuestion; value: string }[] }; busy: boolean }>;
function QuestionFields({ all, busy }: QuestionFieldsProps) {
  const { t } = useLingui();
  return (
    <div className="set-card">
      <SelectField
        name="question"
        label={t`Question`}
        must
        placeholder={t`Choose a question`}
        options={all.items.map(({ key, value }) => ({ value: key, label: value }))}
      />
      <TextField
        name="answer"
        label={t`Answer`}
        must
        maxLength={100}
        autoComplete="off"
        help={t`Capitals and accents are ignored`}
      />
      <TextField name="password" type="password" label={t`Current password`} autoComplete="current-password" must />
      <Button type="submit" kind="primary" busy={busy}>
        {t`Save secret question`}
      </Button>
    </div>
  );
}

/** Asked on the telephone; what is answered is kept as a hash, so nobody reads it here either. */
export function SecretQuestionPage() {
  const { day } = useFormat();
  const { zone } = useMe().user;
  const queries = useQueryClient();
  const [{ data: all }, { data: current }, { data: answer }] = useSuspenseQueries({
    queries: [queryOf(secretQuestions, {}), queryOf(currentSecretQuestion, {}), queryOf(currentSecretAnswer, {})],
  });
  const blank = { question: current.question?.key ?? ('' as never), answer: '', password: '' };
  const form = useZodForm({
    schema: question,
    defaultValues: blank,
    onSubmit: async (body) => {
      await call(changeSecretQuestion, { body });
      form.form.reset({ ...blank, question: body.question });
      await queries.invalidateQueries({ queryKey: [currentSecretAnswer.id] });
      toast(<Trans>Secret question saved</Trans>);
    },
  });
  return (
    <SettingsFrame
      title={<Trans>Secret question</Trans>}
      text={
        answer.changedAt ? (
          <Trans>Answered on {day({ instant: answer.changedAt, zone }, { year: true })}.</Trans>
        ) : (
          <Trans>Not answered yet. The help desk may ask it to confirm your identity.</Trans>
        )
      }
    >
      <Form form={form}>
        <QuestionFields all={all} busy={form.busy} />
      </Form>
    </SettingsFrame>
  );
}
