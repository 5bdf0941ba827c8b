import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Popover from '@mui/material/Popover';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const theme = createTheme({ cssVariables: true, colorSchemes: { dark: true } });
const machines = [
  { id: '204', name: 'Scherenbühne 12 m', depot: 'Hamburg' },
  { id: '310', name: 'Teleskopbühne 22 m', depot: 'Leipzig' },
];
const depots = ['Hamburg', 'Leipzig'];

/** The page of the README with MUI alone: the same widgets, and what the kit's have inside, such as a phone's navigation. */
function Machines() {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [open, setOpen] = useState(false);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [drawer, setDrawer] = useState(false);
  const [more, setMore] = useState<HTMLElement | null>(null);
  const found = machines.filter(({ depot }) => selected.length === 0 || selected.includes(depot));
  return (
    <>
      <AppBar position="static">
        <Toolbar>
          <Link href="/">Hireyard</Link>
          <Tabs value="all">
            <Tab value="all" label="Maschinen" href="/" />
          </Tabs>
          <Button onClick={(event) => setMore(event.currentTarget)}>Mehr</Button>
          <Menu anchorEl={more} open={more !== null} onClose={() => setMore(null)}>
            <MenuItem>Maschinen</MenuItem>
          </Menu>
          <IconButton aria-label="Navigation" onClick={() => setDrawer(true)}>
            ≡
          </IconButton>
        </Toolbar>
      </AppBar>
      <Drawer open={drawer} onClose={() => setDrawer(false)}>
        <List>
          <ListItemButton href="/">
            <ListItemText primary="Maschinen" />
          </ListItemButton>
        </List>
      </Drawer>
      <Box component="main">
        <Typography variant="h1">Maschinen</Typography>
        <Button onClick={() => setOpen(true)}>Neu</Button>
        <Paper>
          <Button onClick={(event) => setMenu(event.currentTarget)}>Standort</Button>
          <Popover anchorEl={menu} open={menu !== null} onClose={() => setMenu(null)}>
            <TextField label="Suchen" type="search" />
            {depots.map((depot) => (
              <MenuItem key={depot}>
                <Checkbox
                  checked={selected.includes(depot)}
                  onChange={(_, on) => setSelected(on ? [...selected, depot] : selected.filter((one) => one !== depot))}
                />
                {depot}
              </MenuItem>
            ))}
          </Popover>
          <TableContainer>
            <Table aria-label="Maschinen">
              <TableHead>
                <TableRow>
                  <TableCell>Maschine</TableCell>
                  <TableCell>Standort</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {found.map(({ id, name, depot }) => (
                  <TableRow key={id}>
                    <TableCell>{name}</TableCell>
                    <TableCell>{depot}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
          <TablePagination
            component="div"
            count={found.length}
            page={0}
            rowsPerPage={25}
            onPageChange={() => undefined}
          />
        </Paper>
      </Box>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <form>
          <DialogTitle>Neu</DialogTitle>
          <DialogContent>
            <TextField label="Name" name="name" required />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Abbrechen</Button>
            <Button type="submit">Anlegen</Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <Machines />
  </ThemeProvider>,
);
