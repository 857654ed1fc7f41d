import type { LucideIcon } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { EmptyDrawing } from './empty-drawing.tsx';
import { PageIcon } from './page-icon.ts';

export interface EmptyStep {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}
interface EmptyStateProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** The icon; the page's own when left out. Null draws none, as after a failure. */
  readonly icon?: LucideIcon | null;
  readonly actions?: ReactNode;
  /** At most three. */
  readonly steps?: readonly EmptyStep[];
}
function Drawing({ icon }: Pick<EmptyStateProps, 'icon'>) {
  const ofPage = use(PageIcon);
  return <EmptyDrawing icon={icon ?? ofPage} />;
}

export const EmptyState = ({ title, text, icon, actions, steps = [] }: EmptyStateProps) => (
  <div className="emp">
    {icon !== null && <Drawing icon={icon} />}
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {actions && <div className="row wrap">{actions}</div>}
    {steps.length > 0 && (
      <ol>
        {steps.map((step, i) => (
          <li key={step.title}>
            <span className="num">{i + 1}</span>
            <step.icon size={16} aria-hidden="true" />
            <b>{step.title}</b>
            <p>{step.text}</p>
            {step.action}
          </li>
        ))}
      </ol>
    )}
  </div>
);
