import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Segmented } from '../choice.tsx';
import type { Choice } from './search.ts';

interface RelationEditorProps {
  readonly value: Choice | undefined;
  readonly onChange: (value: Choice | undefined) => void;
  /** Draws the chooser, from the chosen ids and the function that replaces them. */
  readonly children: (chosen: readonly string[], choose: (ids: readonly string[]) => void) => ReactNode;
}
/** A choice in a filter's popover, with the side it is on: any of these, or none. */
export function RelationEditor({ value, onChange, children }: RelationEditorProps) {
  const { t } = useLingui();
  const side = value?.none ? 'none' : 'any';
  const chosen = value?.any ?? value?.none ?? [];
  const put = (ids: readonly string[], as: 'any' | 'none') =>
    onChange(ids.length === 0 ? undefined : as === 'any' ? { any: ids } : { none: ids });
  return (
    <div className="f-edit">
      <Segmented
        label={t`Relation`}
        items={[
          { value: 'any', label: t`is any of` },
          { value: 'none', label: t`is none of` },
        ]}
        value={side}
        onChange={(as) => put(chosen, as)}
      />
      {children(chosen, (ids) => put(ids, side))}
    </div>
  );
}
