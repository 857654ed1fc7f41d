import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type GreetingProps = Readonly<{ icon: LucideIcon; title: ReactNode; children: ReactNode }>;
/** The head of a page for people without an account: its mark, its title, and what they need to know. */
export const Greeting = ({ icon: Icon, title, children }: GreetingProps) => (
  <>
    <Icon size={28} aria-hidden="true" />
    <h1>{title}</h1>
    <p className="mut">{children}</p>
  </>
);
