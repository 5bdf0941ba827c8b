import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { linkStyles } from '../pages/TextLink.ts';
import { clientText } from './use-desk-texts.ts';

interface Client {
  readonly uuid: string;
  readonly name: string;
  readonly customerNumber: string;
}

const ToClient = styled(Link)(({ theme }) => linkStyles(theme));

/** A client with its number, which leads to its page. */
export const ClientLink = ({ client }: { client: Client }) => (
  <ToClient to={`/desk/clients/${client.uuid}`}>{clientText(client)}</ToClient>
);
