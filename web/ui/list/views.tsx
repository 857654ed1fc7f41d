import { useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useShortcut } from '#web/platform/keys.ts';
import { cx } from '../cx.ts';
import { Count } from '../status.tsx';
import { RenameView } from './rename-view.tsx';
import { SaveView } from './save-view.tsx';
import { ViewMenu } from './view-menu.tsx';
import type { ListView, ViewsProps } from './view-props.ts';

export function Views(props: ViewsProps) {
  const { items, current, changed, onChoose } = props;
  const { t } = useLingui();
  const [renamed, setRenamed] = useState<ListView>();
  const at = items.findIndex(({ id }) => id === current);
  const next = items[(at + 1) % Math.max(1, items.length)];
  useShortcut(items.length > 1 ? 'v' : undefined, () => next && onChoose(next.id));
  return (
    <nav className="views" aria-label={t`Saved views`}>
      {items.map((view) => {
        const on = view.id === current;
        return (
          <span key={view.id} className={cx('view', on && 'on')}>
            <button type="button" aria-pressed={on} onClick={() => onChoose(view.id)}>
              {view.name}
              {view.isShared && <Users size={12} role="img" aria-label={t`Shared with the agency`} />}
              <Count value={view.count} />
              {on && changed && view.saved && (
                <span className="view-dot">
                  <span className="sr">{t`changed`}</span>
                </span>
              )}
            </button>
            {on && view.saved && <ViewMenu {...props} view={view} onAskName={() => setRenamed(view)} />}
          </span>
        );
      })}
      <SaveView mayShare={props.mayShare} onSave={props.onSave} />
      {renamed && (
        <RenameView
          name={renamed.name}
          onClose={() => setRenamed(undefined)}
          onRename={(name) => props.onRename(renamed.id, name)}
        />
      )}
    </nav>
  );
}
