/** Room of the palette's button in the header, kept until it has loaded. Windows with room for it also show its key. */
export const BUTTON_SIZE = { icon: 40, withKey: 92, media: '@media (min-width: 90.5rem)' } as const;
