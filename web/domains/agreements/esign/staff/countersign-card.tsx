import { Trans, useLingui } from '@lingui/react/macro';
import { Check, FileText, PenLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { EsignView, Mine } from '#shared/domains/agreements/esign/view.ts';
import { call } from '#web/platform/api.ts';
import { isApiError } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useAct } from '../queries.ts';
import '#web/ui/item-rows.css';

const ConfirmPassword = dialogPart(
  async () => (await import('#web/domains/identity/account/widgets/confirm-password.tsx')).ConfirmPassword,
);
const { view: viewRoute, file: fileRoute, countersign } = esignContract.routes;

type CountersignProps = Readonly<{ view: EsignView; mine: Mine }>;
function useCountersign({ view, mine }: CountersignProps) {
  const [asks, setAsks] = useState(false);
  const { revision, files, id } = view;
  const signing = useAct(countersign, {
    id,
    quiet: true,
    onDone: () => toast(<Trans>Countersigned. The files are being sealed.</Trans>),
  });
  const press = () =>
    signing.mutate(
      {
        participantId: mine.participantId,
        revision,
        hashes: Object.fromEntries(files.map((file) => [file.id, file.sha256])),
      },
      { onError: (error) => isApiError(error, 'esign.passwordNeeded') && setAsks(true) },
    );
  return { press, signing, asks, setAsks };
}

/** The user reads each file, and then signs for the agency. */
export function CountersignCard({ view, mine }: CountersignProps) {
  const { t } = useLingui();
  const viewing = useAct(viewRoute, { id: view.id });
  const { press, signing, asks, setAsks } = useCountersign({ view, mine });
  const { participantId, personId, insteadOf } = mine;
  const people = view.participants.flatMap((one) => one.people);
  const viewed = people.find(({ id }) => id === personId)?.viewed ?? [];
  const files = view.files.filter(({ role }) => role !== 'info');
  const isRead = files.every(({ id }) => viewed.includes(id));
  const read = async (fileId: string) => {
    // Opened in the press itself, or the browser takes it for a pop-up.
    const tab = window.open('', '_blank');
    const { url } = await call(fileRoute, { params: { id: view.id }, body: { fileId, inline: true } });
    if (tab) tab.location.href = url;
    viewing.mutate({ participantId, fileId });
  };
  return (
    <Card title={t`Your signature`} className="es-mine">
      <ul className="item-rows">
        {files.map(({ id, name }) => (
          <li key={id}>
            <FileText size={16} aria-hidden="true" />
            <span className="strong cut grow">{name}</span>
            {viewed.includes(id) && (
              <span className="es-read">
                <Check size={14} aria-hidden="true" /> {t`Read`}
              </span>
            )}
            <Button size="sm" onClick={() => void read(id)}>
              {t`Open`}
            </Button>
          </li>
        ))}
      </ul>
      <div className="card-b form-stack">
        <Problem error={isApiError(signing.error, 'esign.passwordNeeded') ? null : signing.error} />
        {insteadOf && (
          <p>
            <Trans>You sign as the substitute of {insteadOf}. The record names you both.</Trans>
          </p>
        )}
        {!isRead && <p className="meta">{t`Open every file before you sign.`}</p>}
        <Button kind="primary" icon={<PenLine size={15} />} disabled={!isRead} busy={signing.isPending} onClick={press}>
          {t`Countersign`}
        </Button>
      </div>
      <Suspense>{asks && <ConfirmPassword onClose={() => setAsks(false)} onConfirmed={press} />}</Suspense>
    </Card>
  );
}
