import { createDataProvider } from '@toolpad/studio/server';

type Contact = { id: number; name: string; email: string; active: boolean };

let nextId = 3;
let contacts: Contact[] = [
  { id: 1, name: 'Amara Okafor', email: 'amara@example.com', active: true },
  { id: 2, name: 'Jonas Weber', email: 'jonas@example.com', active: false },
];

const OPERATORS: Record<string, (text: string, term: string) => boolean> = {
  contains: (text, term) => text.includes(term),
  equals: (text, term) => text === term,
  is: (text, term) => text === term,
};

function check(contact: Partial<Contact>) {
  if (!contact.name?.trim()) {
    throw new Error('a contact needs a name');
  }
}

export default createDataProvider<Contact>({
  async getRecords({ paginationModel: { start, pageSize }, filterModel, sortModel }) {
    const conditions = filterModel.items.flatMap(({ field, operator, value }) => {
      const compare = OPERATORS[operator];
      if (!compare) {
        throw new Error(`the filter ${operator} is not supported`);
      }
      if (value === undefined) {
        return []; // The user hasn't entered a value yet.
      }
      const term = String(value).toLowerCase();
      return [
        (contact: Contact) => compare(String(contact[field as keyof Contact]).toLowerCase(), term),
      ];
    });
    const isOr = filterModel.logicOperator === 'or' && conditions.length > 0;
    const result = contacts.filter((contact) =>
      isOr
        ? conditions.some((condition) => condition(contact))
        : conditions.every((condition) => condition(contact)),
    );

    result.sort((a, b) => {
      for (const { field, sort } of sortModel) {
        const key = field as keyof Contact;
        const order =
          key === 'name' || key === 'email'
            ? a[key].localeCompare(b[key])
            : Number(a[key]) - Number(b[key]);
        if (order !== 0) {
          return sort === 'asc' ? order : -order;
        }
      }
      return 0;
    });

    return { records: result.slice(start, start + pageSize), totalCount: result.length };
  },

  async createRecord({ name, email, active }) {
    check({ name });
    const contact = { id: nextId, name, email: email ?? '', active: active ?? false };
    nextId += 1;
    contacts = [...contacts, contact];
    return contact;
  },

  async updateRecord(id, { name, email, active }) {
    const current = contacts.find((contact) => contact.id === Number(id));
    if (!current) {
      throw new Error('this contact has been deleted');
    }
    const updated = {
      id: current.id,
      name: name ?? current.name,
      email: email ?? current.email,
      active: active ?? current.active,
    };
    check(updated);
    contacts = contacts.map((contact) => (contact === current ? updated : contact));
    return updated;
  },

  async deleteRecord(id) {
    contacts = contacts.filter((contact) => contact.id !== Number(id));
  },
});
