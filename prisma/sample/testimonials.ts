/** A testimonial of the sample content: fictional people, never shown to search engines as reviews. */
export type SampleTestimonial = {
  fullName: string;
  designation: string;
  rating: number;
  description: string;
  /** File in prisma/sample/pictures: `person-` and the name in lower case, other characters as single hyphens. */
  picture: string;
};

export const sampleTestimonials: readonly SampleTestimonial[] = [
  {
    fullName: "Ananya Kulkarni",
    designation: "Purchase Manager, panel maker",
    rating: 5,
    description:
      "Thickness matched the certificate on every bundle. Our press line has stopped rejecting blanks.",
    picture: "person-ananya-kulkarni.jpg",
  },
  {
    fullName: "Rakesh Menon",
    designation: "Owner, fabrication shop",
    rating: 4.5,
    description: "Sent sizes on WhatsApp at ten, had weights and a price by lunch. Sheets came cut square.",
    picture: "person-rakesh-menon.jpg",
  },
  {
    fullName: "Farah Shaikh",
    designation: "Production Head, rack manufacturer",
    rating: 5,
    description: "Slit coils arrive with clean edges and the right inner diameter, so changeovers are quick.",
    picture: "person-farah-shaikh.jpg",
  },
  {
    fullName: "Dev Patel",
    designation: "Director, duct and HVAC works",
    rating: 4,
    description:
      "One delivery ran a day late but they called before we did. Material quality has been steady.",
    picture: "person-dev-patel.jpg",
  },
  {
    fullName: "Lourdes D'Souza",
    designation: "Stores In-charge, bus body builder",
    rating: 5,
    description:
      "Packing is dry and tags are readable. Heat numbers are easy to trace back to the certificate.",
    picture: "person-lourdes-d-souza.jpg",
  },
  {
    fullName: "Imran Qureshi",
    designation: "Proprietor, agricultural implements",
    rating: 4.5,
    description: "They suggested HR pickled instead of cold rolled for our brackets and it cut our cost.",
    picture: "person-imran-qureshi.jpg",
  },
];
