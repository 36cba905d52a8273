import { createRoot } from 'react-dom/client';
import { Admin, type AuthProvider, DataTable, Edit, List, Resource, SimpleForm, TextInput } from 'react-admin';
import { dataProvider } from './dataProvider.ts';

/** React-admin as its first lesson shows it: a login, one list and one form, of the same clients as the product's. */
const authProvider: AuthProvider = {
  login: async ({ username, password }) => {
    const body = JSON.stringify({ username, password, acceptTerms: true });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/auth/login/', { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(answer.statusText);
    localStorage.setItem('in', '1');
  },
  logout: async () => localStorage.removeItem('in'),
  checkAuth: async () => {
    if (!localStorage.getItem('in')) throw new Error('login');
  },
  checkError: async () => undefined,
  getPermissions: async () => null,
};

const ClientList = () => (
  <List perPage={25} sort={{ field: 'name', order: 'ASC' }}>
    <DataTable>
      <DataTable.Col source="name" />
      <DataTable.Col source="nif" />
      <DataTable.Col source="phone" />
      <DataTable.Col source="email" />
    </DataTable>
  </List>
);

const ClientEdit = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="name" />
      <TextInput source="nif" />
      <TextInput source="phone" />
      <TextInput source="email" />
    </SimpleForm>
  </Edit>
);

const root = document.getElementById('root');
if (!root) throw new Error('no #root in the page');
createRoot(root).render(
  <Admin authProvider={authProvider} dataProvider={dataProvider} requireAuth disableTelemetry>
    <Resource name="clients" list={ClientList} edit={ClientEdit} recordRepresentation="name" />
  </Admin>,
);
