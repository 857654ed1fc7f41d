import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyDrawing } from './empty-drawing.tsx';

export interface EmptyStep {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}
interface EmptyStateProps {
  readonly title: ReactNode;
  /** What it is for. */
  readonly text?: ReactNode;
  readonly drawing?: ReactNode;
  readonly actions?: ReactNode;
  /** At most three. */
  readonly steps?: readonly EmptyStep[];
}
export const EmptyState = ({ title, text, drawing = <EmptyDrawing />, actions, steps = [] }: EmptyStateProps) => (
  <div className="emp">
    {drawing}
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
