import { type ComponentProps, useEffect, useRef } from "react";
import { userNameStem } from "~/models/account/form";
import { InputField } from "~/ui/field/field";

export function UserNameField(props: ComponentProps<typeof InputField>) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const userName = frame.current?.querySelector("input");
    const fullName = userName?.form?.elements.namedItem("FullName");
    if (!userName || !(fullName instanceof HTMLInputElement)) return;
    const digits = 1000 + Math.floor(Math.random() * 9000);
    const generate = () => {
      const stem = userNameStem(fullName.value);
      userName.value = stem ? `${stem}${digits}` : "";
    };
    generate();
    fullName.addEventListener("input", generate);
    return () => fullName.removeEventListener("input", generate);
  }, []);

  return (
    <div ref={frame}>
      <InputField {...props} readOnly />
    </div>
  );
}
