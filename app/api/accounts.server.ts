import { z } from "zod";
import { CreateAdminForm, editUserForm } from "~/models/account/form";
import { accountSuccess } from "~/models/account/success";
import {
  type Admin,
  createAdmin,
  deleteAdmin,
  findAdmin,
  listAdmins,
  updateAdmin,
} from "~/models/account/write.server";
import { ok } from "~/models/row/result";
import { type Call, endpoint } from "./endpoint.server";
import { adminChange, adminExample, registration } from "./examples/account";
import { checkFields } from "./fields.server";
import { reply } from "./reply.server";
import { addOne, changeOne, type Noun, readOne, removeOne } from "./resource.server";
import { dateShape, idShape, Message, messageWith } from "./shapes.server";

const AdminJson = z
  .object({
    _id: idShape,
    FullName: z.string(),
    email: z.string(),
    userName: z.string(),
    createdAt: dateShape,
  })
  .meta({ id: "Admin" });

export function adminJson(row: Admin): z.output<typeof AdminJson> {
  return {
    _id: row.id,
    FullName: row.fullName,
    email: row.email,
    userName: row.userName,
    createdAt: row.createdAt.toISOString(),
  };
}

const admin: Noun<Admin, z.output<typeof AdminJson>> = {
  name: "User",
  key: "data",
  event: "admin",
  find: findAdmin,
  json: adminJson,
  envelope: (json) => ({ data: json }),
};

const written = messageWith("data", AdminJson);

const getAllAdmin: Call = {
  guard: "admin",
  document: {
    summary: "All admins, newest first",
    answers: {
      status: 200,
      schema: z.object({ data: z.array(AdminJson) }),
      example: { data: [adminExample] },
    },
  },
  answer: async () => reply(200, { data: (await listAdmins()).map(adminJson) }),
};

const getAdmin = readOne(admin, "admin", {
  summary: "One admin",
  answers: { status: 200, schema: z.object({ data: AdminJson }), example: { data: adminExample } },
});

const register = addOne(
  admin,
  {
    check: (fields) => checkFields(CreateAdminForm, fields),
    save: async (input) => {
      const created = await createAdmin(input, true);
      return created.ok ? ok(created.value.id) : created;
    },
    message: accountSuccess.added,
  },
  {
    summary: "Add an admin",
    accepts: { schema: CreateAdminForm, example: registration },
    answers: {
      status: 201,
      schema: written,
      example: { message: accountSuccess.added, data: adminExample },
    },
    refuses: [409],
  },
);

const update = changeOne(
  admin,
  {
    check: (fields, row) => checkFields(editUserForm(row.email), fields),
    save: async (row, input, _pictures, version) => {
      const saved = await updateAdmin(row.id, input, version);
      return saved.ok ? ok(saved.value.id) : saved;
    },
    message: accountSuccess.edited,
  },
  {
    summary: "Change an admin's names and address; a new address must be a Gmail address",
    accepts: { schema: editUserForm(""), example: adminChange },
    answers: {
      status: 200,
      schema: written,
      example: { message: accountSuccess.edited, data: { ...adminExample, ...adminChange } },
    },
    refuses: [409],
  },
);

const remove = removeOne(admin, deleteAdmin, accountSuccess.deleted, {
  summary: "Delete an admin; neither oneself nor the last one",
  answers: { status: 200, schema: Message, example: { message: accountSuccess.deleted } },
  refuses: [409],
});

export const adminCalls = {
  getAllAdmin: endpoint({ GET: getAllAdmin }),
  getAdmin: endpoint({ GET: getAdmin }),
  adminRegister: endpoint({ POST: register }),
  adminUpdate: endpoint({ PUT: update }),
  adminDelete: endpoint({ DELETE: remove }),
};
