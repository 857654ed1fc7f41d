import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { Import, ImportKind } from '#shared/domains/relations/import/schemas.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { CheckStep } from '../parts/check-step.tsx';
import { ColumnsStep } from '../parts/columns-step.tsx';
import { EarlierImports } from '../parts/earlier-imports.tsx';
import { FileStep } from '../parts/file-step.tsx';
import { RunStep } from '../parts/run-step.tsx';
import { STEPS, type Step, useImport } from '../parts/use-import.ts';
import '../parts/import.css';

function useKindWords(): Readonly<Record<ImportKind, { readonly title: string; readonly list: string }>> {
  const { t } = useLingui();
  return {
    company: { title: t`Import companies`, list: t`Companies` },
    contact: { title: t`Import contacts`, list: t`Contacts` },
    artist: { title: t`Import artists`, list: t`Artists` },
    venue: { title: t`Import venues`, list: t`Venues` },
  };
}

function Steps({ step }: { readonly step: Step }) {
  const { t } = useLingui();
  const names: Readonly<Record<Step, string>> = { file: t`File`, columns: t`Columns`, check: t`Check`, run: t`Import` };
  return (
    <ol className="imp-steps" aria-label={t`Steps`}>
      {STEPS.map((one, index) => (
        <li key={one} aria-current={one === step ? 'step' : undefined}>
          {index + 1}. {names[one]}
        </li>
      ))}
    </ol>
  );
}

function Wizard({ mainArea }: { readonly mainArea: ImportKind }) {
  const work = useImport(mainArea);
  const [opened, setOpened] = useState<Import>();
  const { step, draft, checking, running } = work;
  const shown = opened ?? running.data;
  const restart = () => {
    setOpened(undefined);
    work.restart();
  };
  if (shown) return <RunStep key={shown.id} started={shown} onRestart={restart} />;
  return (
    <>
      <Steps step={step} />
      {step === 'file' && <FileStep mainArea={mainArea} work={work} />}
      {step === 'columns' && draft && <ColumnsStep draft={draft} work={work} />}
      {step === 'check' && checking.data && <CheckStep mainArea={mainArea} checked={checking.data} work={work} />}
      {step === 'file' && <EarlierImports mainArea={mainArea} onOpen={setOpened} />}
    </>
  );
}

const route = getRouteApi('/app/import/$mainArea');
/** A table becomes records: sent, placed, checked, written; and taken back when it was a mistake. */
export function ImportPage() {
  const { mainArea } = route.useParams();
  const words = useKindWords()[mainArea];
  return (
    <>
      <PageHead title={words.title}>
        <PageLink to={`/${mainArea}`} className="link">
          {words.list}
        </PageLink>
      </PageHead>
      <div className="scroll">
        <div className="imp">
          <Wizard key={mainArea} mainArea={mainArea} />
        </div>
      </div>
    </>
  );
}
