import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { TravelChoice } from './kinds.tsx';

interface KindButtonProps {
  /** The kinds of travel that the user has the right for. */
  readonly kinds: readonly TravelChoice[];
  readonly icon: ReactNode;
  /** The text of the button for several kinds; `labelOf` is the text for a single kind. */
  readonly label: ReactNode;
  readonly labelOf: (kind: TravelChoice) => ReactNode;
  readonly itemOf: (kind: TravelChoice) => string;
  readonly onChoose: (kind: TravelChoice) => void;
}
/** Shows one button for all kinds of travel. It opens a menu, or acts at once for a single kind. */
export function KindButton({ kinds, icon, label, labelOf, itemOf, onChoose }: KindButtonProps) {
  const [first, second] = kinds;
  if (!first) return null;
  if (!second)
    return (
      <Button size="sm" icon={icon} onClick={() => onChoose(first)}>
        {labelOf(first)}
      </Button>
    );
  const items = kinds.map((kind) => ({
    id: kind.kind,
    label: itemOf(kind),
    icon: <kind.icon size={15} aria-hidden="true" />,
    onSelect: () => onChoose(kind),
  }));
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <Button size="sm" icon={icon}>
          {label} <ChevronDown size={13} aria-hidden="true" />
        </Button>
      }
      groups={[{ id: 'kinds', items }]}
    />
  );
}
