import { createDataProvider } from '@toolpad/studio/server';

type Contact = { id: number; name: string; email: string; active: boolean };

let nextId = 3;
let contacts: Contact[] = [
  { id: 1, name: 'Amara Okafor', email: 'amara@example.com', active: true },
  { id: 2, name: 'Jonas Weber', email: 'jonas@example.com', active: false },
];

function check(contact: Partial<Contact>) {
  if (!contact.name?.trim()) {
    throw new Error('a contact needs a name');
  }
}

export default createDataProvider<Contact>({
  async getRecords({ paginationModel: { start, pageSize }, sortModel, filterModel }) {
    let result = [...contacts];

    for (const { field, value } of filterModel.items) {
      const term = String(value ?? '').toLowerCase();
      result = result.filter((contact) =>
        String(contact[field as keyof Contact])
          .toLowerCase()
          .includes(term),
      );
    }

    for (const { field, sort } of sortModel) {
      const key = field as keyof Contact;
      result.sort((a, b) => String(a[key]).localeCompare(String(b[key])));
      if (sort === 'desc') {
        result.reverse();
      }
    }

    return { records: result.slice(start, start + pageSize), totalCount: result.length };
  },

  async createRecord(values) {
    check(values);
    const contact = { ...values, id: nextId, active: values.active ?? false };
    nextId += 1;
    contacts = [...contacts, contact];
    return contact;
  },

  async updateRecord(id, values) {
    const current = contacts.find((contact) => contact.id === Number(id));
    if (!current) {
      throw new Error('this contact has been deleted');
    }
    const updated = { ...current, ...values };
    check(updated);
    contacts = contacts.map((contact) => (contact === current ? updated : contact));
    return updated;
  },

  async deleteRecord(id) {
    contacts = contacts.filter((contact) => contact.id !== Number(id));
  },
});
