import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

type OrderCardProps = Readonly<{ title: string; text: string; children: ReactNode }>;
/** A card about those who sign for a user: a colleague, or a standing order. */
export const OrderCard = ({ title, text, children }: OrderCardProps) => (
  <Card title={title}>
    <div className="card-b form-stack">
      <p className="meta">{text}</p>
      {children}
    </div>
  </Card>
);
