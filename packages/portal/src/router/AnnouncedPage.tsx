import Typography from '@mui/material/Typography';
import { Page } from './Page.tsx';

/** A page whose content comes with a later issue: it says in one sentence what will be here. */
export function AnnouncedPage({ title, announcement }: { title: string; announcement: string }) {
  return (
    <Page title={title}>
      <Typography>{announcement}</Typography>
    </Page>
  );
}
