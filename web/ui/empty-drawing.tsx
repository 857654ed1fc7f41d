import type { LucideIcon } from 'lucide-react';

/** Two sheets, and on the upper one the icon of what will be there; without one its lines are blank. */
export const EmptyDrawing = ({ icon: Icon }: { readonly icon: LucideIcon | undefined }) => (
  <svg width="152" height="104" viewBox="0 0 152 104" aria-hidden="true">
    <rect x="18" y="20" width="80" height="74" rx="8" className="p2" transform="rotate(-6 58 57)" />
    <rect x="38" y="8" width="92" height="84" rx="8" className="p1" />
    {Icon ? (
      <>
        <circle cx="84" cy="42" r="22" className="disc" />
        <Icon x={72} y={30} width={24} height={24} strokeWidth={1.6} className="mark" />
      </>
    ) : (
      <path d="M54 28h60M54 40h60M54 52h44" className="l" />
    )}
    <path d="M58 76h52" className="l" />
    <path d="M68 83h32" className="l" />
  </svg>
);
