import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorContract } from '#shared/domains/identity/second-factor/contract.ts';
import type { FactorState } from '#shared/domains/identity/second-factor/schemas.ts';
import { SetUp } from '#web/domains/identity/second-factor/widgets/set-up.tsx';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { Status } from '#web/ui/status.tsx';
import { toast } from '#web/ui/toaster.ts';

const { state, turnOff, newCodes } = secondFactorContract.routes;
const ProveDialog = part(
  async () => (await import('#web/domains/identity/second-factor/widgets/prove-dialog.tsx')).ProveDialog,
);
const RecoveryCodes = part(
  async () => (await import('#web/domains/identity/second-factor/widgets/recovery-codes.tsx')).RecoveryCodes,
);
type Asked = 'codes' | 'off';
type OnDone = () => Promise<void>;

/** The questions before new codes, and before the factor is turned off. */
function Questions({ asked, onClose, onCodes, onDone }: QuestionsProps) {
  const { t } = useLingui();
  if (asked === 'codes')
    return (
      <ProveDialog
        title={t`New recovery codes`}
        text={t`The earlier codes stop working.`}
        action={t`Make new codes`}
        onClose={onClose}
        onProved={async (body) => {
          onCodes((await call(newCodes, { body })).codes);
          onClose();
        }}
      />
    );
  return (
    <ProveDialog
      title={t`Turn off the second factor?`}
      text={t`Your password alone will be enough to sign in.`}
      action={t`Turn off`}
      kind="danger"
      onClose={onClose}
      onProved={async (body) => {
        await call(turnOff, { body });
        onClose();
        toast(t`Second factor turned off`);
        await onDone();
      }}
    />
  );
}
interface QuestionsProps {
  readonly asked: Asked;
  readonly onClose: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onDone: OnDone;
}

const isPast = (from: string | undefined): boolean => from !== undefined && Date.parse(from) <= Date.now();

function OnCard({ factor, onDone }: Readonly<{ factor: FactorState; onDone: OnDone }>) {
  const { t } = useLingui();
  const { day } = useFormat();
  const [asked, setAsked] = useState<Asked>();
  const [codes, setCodes] = useState<readonly string[]>();
  const onSaved = () => {
    setCodes(undefined);
    void onDone();
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={onSaved} />;
  const mayTurnOff = !isPast(factor.requiredFrom);
  const facts = [
    { id: 'state', label: t`Second factor`, value: <Status tone="green">{t`On`}</Status> },
    {
      id: 'since',
      label: t`Since`,
      value: factor.since && day({ instant: factor.since, zone: factor.zone }, { year: true }),
    },
    { id: 'codes', label: t`Recovery codes left`, value: <span className="num">{factor.codesLeft}</span> },
  ];
  return (
    <>
      <Facts items={facts} />
      {!mayTurnOff && <p className="meta">{t`Your agency requires a second factor, so you can't turn it off.`}</p>}
      <div className="row">
        <Button onClick={() => setAsked('codes')}>{t`New recovery codes`}</Button>
        {mayTurnOff && <Button kind="danger" onClick={() => setAsked('off')}>{t`Turn off`}</Button>}
      </div>
      {asked && <Questions asked={asked} onClose={() => setAsked(undefined)} onCodes={setCodes} onDone={onDone} />}
    </>
  );
}

function OffCard({ factor, onDone }: Readonly<{ factor: FactorState; onDone: OnDone }>) {
  const { t } = useLingui();
  const { day } = useFormat();
  const onSetUp = () => {
    toast(t`Second factor turned on. Your other devices are signed out.`);
    void onDone();
  };
  return (
    <>
      {factor.requiredFrom && (
        <Notice tone="amber">
          <Trans>
            Your agency requires a second factor from {day({ instant: factor.requiredFrom, zone: factor.zone })}.
          </Trans>
        </Notice>
      )}
      <p>
        <Trans>
          Each sign-in then asks for a code from an app on your phone, such as Google Authenticator, Microsoft
          Authenticator or 1Password.
        </Trans>
      </p>
      <SetUp isFresh={factor.isFresh} onDone={onSetUp} />
    </>
  );
}

/** Turns the second factor of the user's sign-in on and off. */
export function SecondFactorPage() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data: factor } = useSuspenseQuery(queryOf(state, {}));
  const onDone: OnDone = () => queries.invalidateQueries({ queryKey: [state.id] });
  return (
    <SettingsFrame
      title={t`Second factor`}
      text={t`It applies to every agency you sign in to with this email address.`}
      actions={
        <PageLink to="/personalsettings/connected-accounts" className="link">
          {t`Signed-in devices`}
        </PageLink>
      }
    >
      <div className="set-card">
        {factor.isOn ? <OnCard factor={factor} onDone={onDone} /> : <OffCard factor={factor} onDone={onDone} />}
      </div>
    </SettingsFrame>
  );
}
