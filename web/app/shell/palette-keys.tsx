import { Trans } from '@lingui/react/macro';
import { Kbd } from '#web/ui/kbd.tsx';

export function PaletteKeys() {
  return (
    <footer className="cmd-f">
      <span className="row">
        <Kbd keys="arrowup arrowdown" />
        <Trans>move</Trans>
      </span>
      <span className="row">
        <Kbd keys="enter" />
        <Trans>open</Trans>
      </span>
      <span className="row">
        <Kbd keys="mod+enter" />
        <Trans>new tab</Trans>
      </span>
      <span className="push row">
        <Kbd keys=">" />
        <Trans>commands</Trans>
        <Kbd keys="@" />
        <Trans>people</Trans>
        <Kbd keys="#" />
        <Trans>numbers</Trans>
      </span>
    </footer>
  );
}
