import { Plural, Trans } from '@lingui/react/macro';
import { isBlocking, type TemplateProblem } from '#shared/kernel/record/merge-field.ts';
import { Notice } from '#web/ui/notice.tsx';
import { usePlaceNames, useProblemWords } from './template-words.ts';
import './word-template.css';

const written = (path: string): string => `{${path}}`;

function Near({ path }: { readonly path: string }) {
  const field = written(path);
  return (
    <Trans>
      Did you mean <code>{field}</code>?
    </Trans>
  );
}

function Line({ problem: { code, tag, part, near } }: { readonly problem: TemplateProblem }) {
  const words = useProblemWords();
  const placeOf = usePlaceNames();
  const place = placeOf(part);
  return (
    <li>
      <span>
        {tag !== undefined && <code>{written(tag)}</code>} {place && <span className="meta">{place}</span>}
      </span>
      <span>
        {words[code]}
        {near !== undefined && (
          <>
            {'. '}
            <Near path={near} />
          </>
        )}
      </span>
    </li>
  );
}

interface ProblemReportProps {
  readonly problems: readonly TemplateProblem[];
  /** The file was not taken: the earlier one stays in use. */
  readonly isRefused?: boolean;
}
/** Every mistake with the field it is in, where that stands, and what was most likely meant; the grave ones first. */
export function ProblemReport({ problems, isRefused = false }: ProblemReportProps) {
  if (problems.length === 0) return null;
  const sorted = problems.toSorted((a, b) => Number(isBlocking(b)) - Number(isBlocking(a)));
  return (
    <Notice
      tone={isRefused ? 'red' : 'amber'}
      fact={
        isRefused ? (
          <Trans>This file can't be used. The previous file stays in use.</Trans>
        ) : (
          <Plural value={problems.length} one="# field to check." other="# fields to check." />
        )
      }
    >
      <div className="wt-report">
        <ul>
          {sorted.map((problem, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same mistake may stand in a document twice
            <Line key={i} problem={problem} />
          ))}
        </ul>
      </div>
    </Notice>
  );
}
