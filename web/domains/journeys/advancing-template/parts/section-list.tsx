import { Trans, useLingui } from '@lingui/react/macro';
import { ListPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { advancingTemplateContract } from '#shared/domains/journeys/advancing-template/contract.ts';
import { MAX_SECTIONS } from '#shared/domains/journeys/advancing-template/limits.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useReorder } from '#web/ui/reorder/use-reorder.ts';
import { blankSection, inOrder } from '../model/parts.ts';
import { SectionCard } from './section-card.tsx';
import { useSections } from './use-sections.ts';

function NoSections({ onStandard }: { readonly onStandard: () => void }) {
  return (
    <EmptyState
      icon={ListPlus}
      title={<Trans>No questions yet</Trans>}
      text={<Trans>Start with the standard questions, or add your own sections.</Trans>}
      actions={
        <Button kind="primary" onClick={onStandard}>
          <Trans>Add the standard questions</Trans>
        </Button>
      }
    />
  );
}

/** The sections of a template in their order, with their questions. */
export function SectionList() {
  const { t } = useLingui();
  const { sections, change } = useSections();
  const [open, setOpen] = useState<string>();
  const { list, stateOf, onKeyDown, dragProps } = useReorder<HTMLDivElement>(
    sections.map(({ key }) => key),
    (keys) => change((now) => inOrder(now, keys)),
  );
  const addStandard = async () => {
    const preset = await call(advancingTemplateContract.routes.preset, {});
    change(() => preset.sections);
  };
  return (
    <div className="adt-list" ref={list}>
      {sections.length === 0 && <NoSections onStandard={() => void addStandard()} />}
      {sections.map((section, index) => (
        <SectionCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a moved section starts again, so its fields get their new paths
          key={`${section.key} ${index}`}
          section={section}
          index={index}
          count={sections.length}
          open={open}
          onOpen={setOpen}
          isOver={stateOf(section.key, index).over}
          onKeyDown={onKeyDown}
          drag={dragProps(section.key, index)}
          change={change}
        />
      ))}
      <span>
        <Button
          icon={<Plus size={14} aria-hidden="true" />}
          disabled={sections.length >= MAX_SECTIONS}
          onClick={() => change((now) => [...now, blankSection()])}
        >
          {t`Add a section`}
        </Button>
      </span>
    </div>
  );
}
