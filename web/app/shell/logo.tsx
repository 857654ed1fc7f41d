export const Logo = ({ size = 20 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <rect width="20" height="20" rx="5.5" fill="#d6006a" />
    <path d="M5 8.4v3.2M8.4 5.6v8.8M11.7 7.4v5.2M15 9v2" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
