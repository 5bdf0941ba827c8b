export const profileMenuText = {
  /** Begins with what the button shows; both are empty while nobody knows who is signed in. */
  label: (name: string, initials: string) => (name ? `Profile ${initials} (${name})` : 'Profile'),
};
