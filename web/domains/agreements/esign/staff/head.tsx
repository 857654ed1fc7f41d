import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import { placeOfRecord } from '#shared/kernel/record/subject.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { Status } from '#web/ui/status.tsx';
import { STATE_TONES, useSigningWords } from './words.ts';

type SigningHeadProps = Readonly<{ view: EsignView; children?: ReactNode }>;
/** The title, which leads back to the record, its state, and what can be done. */
export function SigningHead({ view: { title, source, state, revision }, children }: SigningHeadProps) {
  const { t } = useLingui();
  const words = useSigningWords();
  const back = source.kind === 'file' ? '/esign/forme' : placeOfRecord(source.kind, source.id);
  return (
    <header className="es-h">
      <PageLink to={back} className="ib" aria-label={t`Back to the document`}>
        <ChevronLeft size={16} aria-hidden="true" />
      </PageLink>
      <h1 className="cut">{title || t`Untitled`}</h1>
      {revision > 1 && (
        <span className="mut num">
          <Trans>Version {revision}</Trans>
        </span>
      )}
      <Status tone={STATE_TONES[state]} pill>
        {words.state(state)}
      </Status>
      <span className="push" />
      {children}
    </header>
  );
}
