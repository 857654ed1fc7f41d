import { Trans } from '@lingui/react/macro';
import { correctionFieldWords } from '#shared/domains/agreements/esign/correction-words.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useGuest } from './guest.ts';

/** The values that differ from the version before. They are marked in the document too. */
export function Changes() {
  const { changes } = useGuest().invitation;
  if (changes.length === 0) return null;
  return (
    <Notice tone="blue" fact={<Trans>Changed in this version.</Trans>}>
      <ul className="eg-changes">
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            {inLanguage(correctionFieldWords[field], currentLocale())}: {before && <del>{before}</del>}{' '}
            <ins>{after}</ins>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
