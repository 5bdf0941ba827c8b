import { type ReactNode, useEffect, useRef } from 'react';

interface OpenMenuProps {
  /** Closed menu. */
  children: ReactNode;
  /** Space for the button and its list, in CSS pixels. */
  room: number;
}

/** Opens the menu, because the example is about its entries. */
export function OpenMenu({ children, room }: OpenMenuProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.click(), []);
  return (
    // Centered, because a menu may open to either side of its button.
    <div ref={box} style={{ display: 'grid', justifyItems: 'center', alignContent: 'start', minBlockSize: room }}>
      {children}
    </div>
  );
}
