import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Version } from '#shared/domains/journeys/advancing/schemas.ts';
import { AnswerText } from '#web/domains/journeys/advancing-template/widgets/answer-text.tsx';
import { currentLocale } from '#web/platform/i18n.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { NearTime } from '#web/ui/near-time.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import type { Item } from '../model/items.ts';
import { versionsQuery } from '../queries.ts';
import { useDeciding } from './decisions.ts';
import { useOpenFile } from './use-open-file.ts';

const useSourceWords = wordsHook<Version['source']>({
  prefill: msg`confirmed as proposed`,
  outsider: msg`answered`,
  staff: msg`kept from the show`,
});

/** Everything that was said about a question, the newest first. */
export function VersionsDialog({ item, label, onClose }: Readonly<{ item: Item; label: string; onClose: () => void }>) {
  const { request } = useDeciding();
  const words = useSourceWords();
  const open = useOpenFile();
  const { data, isError } = useQuery(versionsQuery(request.id, item.key));
  return (
    <Dialog open title={label} titleBar closeIcon closeOnOutside size="question" onClose={onClose}>
      {!data && !isError && <SkeletonLines lines={4} />}
      {isError && (
        <p className="meta">
          <Trans>Couldn't load the versions.</Trans>
        </p>
      )}
      <ol className="adv-versions" reversed>
        {data?.rows.toReversed().map(({ n, by, at, source, value, notApplicable }) => (
          <li key={n}>
            {value !== undefined && (
              <AnswerText question={item.question} value={value} locale={currentLocale()} onFile={open} />
            )}
            {notApplicable !== undefined && (
              <span>
                <Trans>Does not apply</Trans>: {notApplicable}
              </span>
            )}
            <span className="micro">
              {by.name}, {words[source]} <NearTime at={at} />
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
