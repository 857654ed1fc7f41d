import { useLingui } from '@lingui/react/macro';
import { setSingleKeys, singleKeysOn } from '#web/platform/preferences.ts';
import { Switch } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { useNav } from './use-pages.ts';

/** All keys of ux.md, in its order; of pages those that this user has. */
function useKeyList(): readonly (readonly [keys: string, does: string])[] {
  const { t, i18n } = useLingui();
  const places = useNav()
    .flatMap(({ entries }) => entries)
    .flatMap(({ keys, label }) => (keys ? [[keys, i18n._(label)] as const] : []));
  return [
    ['mod+k', t`Search or jump (> commands, @ people, # numbers)`],
    ['c', t`New appointment`],
    ['/', t`Filter this page`],
    ['f', t`Add a filter`],
    ['v', t`Next saved view`],
    ...places,
    ['t', t`Today`],
    ['1 5', t`Day, week, month, quarter, year`],
    ['[ ]', t`Side navigation, side panel`],
    ['k j', t`Previous or next record`],
    ['arrowup arrowdown', t`Move between rows and cells`],
    ['enter', t`Open`],
    ['mod+enter', t`Save and send`],
    ['space', t`Preview`],
    ['x', t`Select`],
    ['e', t`Edit`],
    ['d', t`Duplicate`],
    ['l', t`Lock`],
    ['alt+arrowup alt+arrowdown', t`Move within a grid or list`],
    ['shift+arrowleft shift+arrowright', t`Choose days or half hours in the planning, Enter creates`],
    ['escape', t`Close the top window`],
    ['?', t`All shortcuts`],
  ];
}

export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Keyboard shortcuts`}
      size="send"
      closeOnOutside
      hint={
        <Switch defaultChecked={singleKeysOn()} onChange={(event) => setSingleKeys(event.target.checked)}>
          {t`Enable single-key shortcuts`}
        </Switch>
      }
    >
      <dl className="key-list">
        {useKeyList().map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <span className="sr">{keys}</span>
              <Kbd keys={keys} />
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
