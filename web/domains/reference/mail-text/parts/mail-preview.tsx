import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { MailText, MailTextVersion } from '#shared/domains/reference/mail-text/schemas.ts';
import { tagOf } from '#shared/kernel/text/locale.ts';
import { paragraphsOf } from '#shared/kernel/text/paragraphs.ts';
import { withParams } from '#shared/kernel/text/translate.ts';

/** Shows the whole mail as its reader gets it, with sample values. */
export function MailPreview({ version }: { readonly version: MailTextVersion }) {
  const { t } = useLingui();
  const [subject, body] = useWatch<MailText, ['subject', 'body']>({ name: ['subject', 'body'] });
  const { samples, frame, language } = version;
  const filled = (text: string | undefined) => withParams(text ?? '', samples);
  return (
    <section className="mtx-p" aria-label={t`Preview`}>
      <p className="meta">{t`Preview with sample values. Heading, button and small print cannot be changed.`}</p>
      <div className="mtx-m" lang={tagOf(language)}>
        <p className="mtx-s">{filled(subject)}</p>
        <div className="mtx-b">
          <p className="mtx-a">{samples.agency}</p>
          <p className="mtx-h">{frame.heading}</p>
          {paragraphsOf((body ?? '').trim()).map((text, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text may say the same twice
            <p key={i}>{filled(text)}</p>
          ))}
          {frame.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {frame.button && <span className="mtx-k">{frame.button}</span>}
          {frame.remarks.map((remark) => (
            <p key={remark} className="mtx-r">
              {remark}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
