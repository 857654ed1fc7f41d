import { Trans, useLingui } from '@lingui/react/macro';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { correctionFieldWords } from '#shared/domains/agreements/esign/correction-words.ts';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { useAct } from '../queries.ts';

const { resolve } = esignContract.routes;
type Correction = EsignView['corrections'][number];
type CorrectionProps = Readonly<{ view: EsignView; correction: Correction }>;

/** A correction that stops everyone: staff accept or refuse it, or refuse it because its version is not printed. */
const isPending = ({ hold }: EsignView, { state }: Correction): boolean =>
  state === 'held' || (state === 'accepted' && hold?.for === 'rendering');

function Decision({ view, correction: { id, after, state } }: CorrectionProps) {
  const { t } = useLingui();
  const deciding = useAct(resolve, { id: view.id });
  const refuse = async () => {
    const reason = await dialogs.reason({ title: t`Refuse “${after}”`, action: t`Refuse correction` });
    if (reason) deciding.mutate({ correctionId: id, isAccepted: false, reason });
  };
  return (
    <span className="row">
      <Button size="sm" onClick={() => void refuse()}>
        {t`Refuse`}
      </Button>
      {state === 'held' && (
        <Button
          size="sm"
          kind="primary"
          busy={deciding.isPending}
          onClick={() => deciding.mutate({ correctionId: id, isAccepted: true, reason: '' })}
        >
          {t`Accept`}
        </Button>
      )}
    </span>
  );
}

/** Before countersigning, each correction gets its place. */
function Choice({ view, correction: { id, choice, isPrinted } }: CorrectionProps) {
  const { t } = useLingui();
  const choosing = useAct(resolve, { id: view.id });
  const options = [
    { value: '', label: t`Choose…`, disabled: true },
    { value: 'thisBooking', label: t`For this booking only` },
    { value: 'update', label: t`Update company or contact` },
    { value: 'create', label: t`Create new` },
    ...(isPrinted ? [] : [{ value: 'ignore', label: t`Ignore` }]),
  ];
  return (
    <Field label={t`Where it belongs`}>
      <Select
        options={options}
        value={choice ?? ''}
        disabled={choosing.isPending}
        onChange={({ target }) =>
          choosing.mutate({ correctionId: id, choice: target.value as NonNullable<Correction['choice']> })
        }
      />
    </Field>
  );
}

/** Corrections of the client's own data: old, new, by whom, and what becomes of them. */
export function CorrectionsCard({ view }: { readonly view: EsignView }) {
  const { t } = useLingui();
  const locale = currentLocale();
  const people = new Map(view.participants.flatMap((one) => one.people.map(({ id, name }) => [id, name])));
  if (view.corrections.length === 0) return null;
  const isOpen = view.state === 'outForSignature';
  return (
    <Card title={t`Corrections`} count={view.corrections.length} anchor="corrections">
      <ul className="es-corrections">
        {view.corrections.map((one) => (
          <li key={one.id}>
            <span className="col grow">
              <span className="strong">{inLanguage(correctionFieldWords[one.field], locale)}</span>
              <span>
                <del className="mut">{one.before || '–'}</del> <ins>{one.after || '–'}</ins>
              </span>
              <span className="meta">
                {people.get(one.personId)}
                {one.reason && `: ${one.reason}`}
                {one.inRevision && (
                  <>
                    {', '}
                    <Trans>printed in version {one.inRevision}</Trans>
                  </>
                )}
              </span>
            </span>
            {isOpen && isPending(view, one) && <Decision view={view} correction={one} />}
            {isOpen && !isPending(view, one) && one.state !== 'refused' && <Choice view={view} correction={one} />}
            {one.state === 'refused' && <span className="mut">{t`Refused`}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
