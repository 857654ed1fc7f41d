import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { SwitchField, TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { RichField } from '#web/ui/form/rich-field.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';

const { emailProfile, saveEmailProfile } = accountContract.routes;
const schema = () => import('#shared/domains/identity/user/schemas.ts').then(({ EmailProfile }) => EmailProfile);

function EmailFields({ busy }: { readonly busy: boolean }) {
  const { t } = useLingui();
  const { user } = useMe();
  return (
    <div className="set-card">
      <TextField
        name="senderName"
        label={t`Sender name`}
        maxLength={100}
        placeholder={user.name}
        help={t`Leave empty to use your own name`}
      />
      <TextField
        name="replyTo"
        type="email"
        label={t`Replies go to`}
        maxLength={254}
        placeholder={user.email}
        help={t`Leave empty to use your own address`}
      />
      <RichField
        name="closing"
        label={t`Closing text`}
        rows={5}
        maxLength={2000}
        help={t`Added below every email you write`}
      />
      <SwitchField name="copyToMe" label={t`Send me a blind copy of every email`} />
      <Button type="submit" kind="primary" busy={busy}>
        {t`Save email settings`}
      </Button>
    </div>
  );
}

/** How mails go out in one's name. */
export function EmailSettingsPage() {
  const queries = useQueryClient();
  const query = queryOf(emailProfile, {});
  const { data } = useSuspenseQuery(query);
  const form = useZodForm({
    schema,
    defaultValues: data,
    onSubmit: async (body) => {
      const saved = await call(saveEmailProfile, { body });
      queries.setQueryData(query.queryKey, saved);
      form.form.reset(saved);
      toast(<Trans>Email settings saved</Trans>);
    },
  });
  return (
    <SettingsFrame
      title={<Trans>Email settings</Trans>}
      text={<Trans>For emails you send to promoters, artists and others.</Trans>}
    >
      <Form form={form}>
        <EmailFields busy={form.busy} />
      </Form>
    </SettingsFrame>
  );
}
