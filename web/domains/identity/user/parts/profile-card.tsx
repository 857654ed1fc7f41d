import { Trans, useLingui } from '@lingui/react/macro';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import type { User } from '#shared/domains/identity/user/schemas.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useRecordForm } from '#web/ui/record/record-form.tsx';
import { toast } from '#web/ui/toaster.ts';
import { ProfileFields } from './profile-fields.tsx';
import './user.css';

const profileOf = ({ name, phone, role, locale, zone, accessUntil }: User) => ({
  name,
  phone,
  role,
  locale,
  zone,
  accessUntil,
});

/** Name, role, language; another role brings its own rights, and the page says so. */
export function ProfileCard({ user, isMe }: { readonly user: User; readonly isMe: boolean }) {
  const { t } = useLingui();
  const form = useRecordForm({
    domain: 'user',
    schema: () => import('./user-schemas.ts').then(({ Profile }) => Profile),
    record: user,
    values: profileOf(user),
    valuesOf: profileOf,
    update: (body, id) => call(userContract.routes.update, { params: { id }, body }),
    onSaved: ({ name }) => toast(<Trans>{name} saved</Trans>),
  });
  const isNewRole = form.form.watch('role') !== user.role;
  return (
    <Card title={t`Profile`}>
      <div className="card-b">
        <Form form={form}>
          <ErrorSummary />
          <ProfileFields environment={user.environment} role={user.role} fixed={isMe} />
          <div className="us-foot">
            <Button type="submit" kind="primary" busy={form.busy}>
              {t`Save profile`}
            </Button>
            {isNewRole && (
              <span className="meta">{t`The new role replaces this user's rights, including individual changes.`}</span>
            )}
          </div>
        </Form>
      </div>
    </Card>
  );
}
