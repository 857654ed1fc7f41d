import { Trans } from '@lingui/react/macro';
import { certificateState } from '#shared/domains/booking/deal/certificate.ts';
import type { Deal } from '#shared/domains/booking/deal/schemas.ts';
import { showTitle } from '#shared/domains/booking/show/rules.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { useMe } from '#web/platform/me.ts';
import { Notice } from '#web/ui/notice.tsx';
import { CertificateFile, EditCertificate } from '../widgets/certificate.tsx';
import { useCertificateWords } from '../widgets/certificate-words.ts';

/** Tells how far the certificate of the withheld tax is. Only the agency sees it. */
export function CertificateNotice({ show, deal }: { readonly show: Show; readonly deal: Deal }) {
  const words = useCertificateWords();
  const isInternal = useMe().user.environment === 'internal';
  if (!isInternal || !deal.withholding || deal.rev === 0) return null;
  const { certificate, rev } = deal;
  const state = words[certificateState(certificate)];
  const edit = { showId: show.id, title: showTitle(show), rev, certificate };
  return (
    <Notice
      tone={certificate?.receivedOn ? 'green' : 'blue'}
      fact={<Trans>Tax certificate: {state}.</Trans>}
      action={<EditCertificate {...edit} />}
    >
      {certificate?.file && <CertificateFile file={certificate.file} />}
    </Notice>
  );
}
